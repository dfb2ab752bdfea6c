import IndexPage, { generateMetadata } from '@/app/m/(open)/index/page';

export { generateMetadata };

/** The entry page under the name that a move to a faster domain uses. */
export default IndexPage;
