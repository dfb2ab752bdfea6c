import HomePage from '@/app/m/(open)/home/page';

/** The entry page under the name that a move to a faster domain uses. */
export default HomePage;
