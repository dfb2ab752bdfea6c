// Pages in the operator's nginx: who is served from its cache, and whose responses are not stored.
import './stored-pages';
import './stored-visitors';
