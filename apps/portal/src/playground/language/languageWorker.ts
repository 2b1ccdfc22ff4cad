/** The language service in a worker: loads its types, then handles requests in order. */
import ts from 'typescript';
import type { LanguageQuestion, LanguageReply, LanguageRequest } from './languageMessages.ts';
import { LanguageProject } from './LanguageProject.ts';

const project = loadProject();

async function loadProject(): Promise<LanguageProject> {
  const response = await fetch(new URL('types.json', self.location.href));
  if (!response.ok) throw new Error(`The types could not be loaded (status ${response.status}).`);
  return new LanguageProject(ts, (await response.json()) as Readonly<Record<string, string>>);
}

function answer(to: LanguageProject, question: LanguageQuestion): unknown {
  switch (question.kind) {
    case 'problems':
      return to.problems();
    case 'complete':
      return to.complete(question.offset);
    case 'describe':
      return to.describe(question.offset);
    case 'describe-completion':
      return to.describeCompletion(question.offset, question.label);
  }
}

async function reply({ id, file, text, question }: LanguageRequest): Promise<LanguageReply> {
  try {
    const ready = await project;
    ready.setProgram(file, text);
    return { id, answer: answer(ready, question) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<LanguageRequest>) => {
  void reply(data).then((said) => {
    self.postMessage(said);
  });
});
