import RegisterPage, { generateMetadata } from '@/app/m/(open)/register/page';

export { generateMetadata };

/** Registration at the address of older links. */
export default RegisterPage;
