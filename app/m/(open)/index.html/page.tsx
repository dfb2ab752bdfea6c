import IndexPage, { generateMetadata } from '@/app/m/(open)/index/page';

export { generateMetadata };

/** Entry page at the address that a handoff to a faster domain uses. */
export default IndexPage;
