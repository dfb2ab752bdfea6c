'use client';

import ErrorPage from '@/app/error';

export default ErrorPage;
