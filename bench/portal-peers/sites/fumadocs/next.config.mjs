import { createMDX } from 'fumadocs-mdx/next';

const withMDX = createMDX();

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  reactStrictMode: true,
  // Without a server, images cannot be scaled.
  images: { unoptimized: true },
};

export default withMDX(config);
