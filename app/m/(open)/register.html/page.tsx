import RegisterPage, { generateMetadata } from '@/app/m/(open)/register/page';

export { generateMetadata };

/** The registration under the name that older links use. */
export default RegisterPage;
