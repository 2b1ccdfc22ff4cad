import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import { site } from '../../../../site.config.ts';

export default function Community(): ReactNode {
  const { name } = site.product;
  return (
    <Layout
      title="Community"
      description={`Ask about ${name}, report bugs, propose changes, and follow what is new.`}
    >
      <Head>
        <meta
          name="keywords"
          content="ask a question, get help, support, contact, report a bug, file an issue, feature request, GitHub repository, source code, contribute, pull request, security vulnerability, responsible disclosure, forum, discussions, blog feed, correct a page, edit this page, talk to developers, where to ask, contact support, help forum, chat with developers, bug tracker, report a problem, report a security hole, how to contribute, suggest a feature, mailing list, issue tracker, who maintains it, code of conduct"
        />
      </Head>
      <main className="plain-page">
        <h1>Community</h1>
        <p className="lead">
          {name} is developed in the open. Questions, bug reports, and changes each have their own
          place.
        </p>
        <h2>Ask</h2>
        <p>
          Ask questions in the <Link href={site.links.discussions}>discussions</Link>. Say what you
          want to build, which version you use, and paste the smallest code that shows the problem.
          Others can find the answers later.
        </p>
        <h2>Report a bug</h2>
        <p>
          Open an <Link href={site.links.issues}>issue</Link> with what you did, what you expected,
          and what happened instead. Errors of the SDK have a code: include it. If a map looks
          wrong, add the venue or a screenshot, the browser, and its version.
        </p>
        <p>
          Report a vulnerability with the{' '}
          <Link href={site.links.security}>private security form</Link> instead, so that it can be
          fixed before it is disclosed.
        </p>
        <h2>Contribute</h2>
        <p>
          The <Link href={site.links.github}>repository</Link> contains everything: the venue
          format, the SDKs, the server, and these pages. <code>CONTRIBUTING.md</code> explains how
          to run it, how to test it, and where each kind of change belongs. To correct a page, click
          “Edit this page” at its end.
        </p>
        <h2>Follow</h2>
        <p>
          The <Link to="/blog">blog</Link> describes how things work and has an{' '}
          <a href="/blog/atom.xml">Atom feed</a>. The <Link to="/docs/roadmap">roadmap</Link> lists
          what works today and what is planned.
        </p>
      </main>
    </Layout>
  );
}
