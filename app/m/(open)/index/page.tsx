import HomePage from '@/app/m/(open)/home/page';

/** The entry page is the home page. */
export default HomePage;
