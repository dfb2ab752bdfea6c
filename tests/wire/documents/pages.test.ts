// What every page weighs, and what every page of a merchant shows.
import './weight';
import './safety';
