// Pages in the operator's nginx: whose they are, and who leaves none there.
import './stored-pages';
import './stored-visitors';
