/** The project details that the instructions contain. */
interface ProjectFacts {
  /** `<group>/<name>` of the example. */
  readonly example: string;
  /** Name of the program's file. */
  readonly file: string;
  readonly text: string;
  /** Origin of the server that provides the packages and the venues. */
  readonly origin: string;
}

/**
 * Instructions for coding assistants that work on a project: what it is, how to run and check it, and where the
 * documentation is.
 */
export function agentsText({ example, file, text, origin }: ProjectFacts): string {
  const isReact = file.endsWith('.tsx');
  const skill = isReact ? 'mezzanine-react' : 'mezzanine-web';
  return `# ${example}

An indoor map in ${isReact ? 'React' : 'TypeScript'}, made with the web SDK of the server at ${origin}. The
program is \`src/${file}\`. Vite serves and bundles it.

## Commands

| command           | does                                             |
| ----------------- | ------------------------------------------------ |
| \`npm install\`     | installs the packages, which come from the server |
| \`npm run dev\`     | serves the program with hot reload               |
| \`npx tsc\`         | checks the types, and writes nothing             |
| \`npm run build\`   | checks the types, and writes \`dist\`              |
| \`npm run preview\` | serves \`dist\`                                    |

## Check a change

1. Run \`npx tsc\`. Wrong names and options of the SDK are compile errors.
2. Open the page. The map's element has the attribute \`data-mezzanine-state="idle"\` when the last frame is complete.
3. Read the console. Every error of the SDK says what was given, what was expected, and what to do.

${text.includes('baseUrl') ? `The venue comes from ${origin}, so that server has to run.\n\n` : ''}## Documentation

Every page is Markdown: add \`.md\` to its address.

- ${origin}/web-sdk/getting-started.md
- ${origin}/llms-web-sdk.txt lists all pages
- ${origin}/skills/${skill}/SKILL.md has the common tasks
`;
}
