/** Style sheets that a program imports; the build links them into its page. */
declare module '*.css';
