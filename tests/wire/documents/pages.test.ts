// Weight of every page, and content of every page of a merchant.
import './weight';
import './safety';
