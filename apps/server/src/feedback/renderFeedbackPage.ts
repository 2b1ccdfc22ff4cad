import { html } from 'hono/html';
import { renderEmpty } from '../page-views/renderEmpty.ts';
import { linkTo, percent, renderTable } from '../page-views/renderTable.ts';
import { renderTeamPage } from '../page-views/renderTeamPage.ts';
import type { FeedbackNote } from './FeedbackNotes.ts';

/** Maximum number of notes on the page. The CSV file has all of them. */
const shownNotes = 200;

/** Answers by page path. */
export interface Answers {
  readonly yes: ReadonlyMap<string, number>;
  readonly no: ReadonlyMap<string, number>;
}

interface PageAnswers {
  readonly path: string;
  readonly yes: number;
  readonly no: number;
}

/** Renders the page of user feedback: answers by page, then reasons, newest first. */
export function renderFeedbackPage(
  productName: string,
  answers: Answers,
  notes: readonly FeedbackNote[],
) {
  const content = html`<p>
      What users answered to “Was this page helpful?”, and why. Answers are anonymous, and reasons
      have a date (UTC) but no time. See also <a href="/stats">page views</a> and
      <a href="/stats/search">searches</a>.
    </p>
    <h2 id="answers">Answers</h2>
    ${renderAnswers(answersByPage(answers))}
    <h2 id="notes">Reasons</h2>
    ${renderNotes(notes)}`;
  return renderTeamPage(productName, 'Feedback', content);
}

/** Pages that users found least helpful come first, because they need work most. */
function answersByPage({ yes, no }: Answers): readonly PageAnswers[] {
  return [...new Set([...yes.keys(), ...no.keys()])]
    .map((path) => ({ path, yes: yes.get(path) ?? 0, no: no.get(path) ?? 0 }))
    .sort((a, b) => b.no - a.no || b.yes - a.yes || a.path.localeCompare(b.path));
}

function renderAnswers(pages: readonly PageAnswers[]) {
  if (pages.length === 0) {
    const hint = 'Every document asks “Was this page helpful?” below its text.';
    return renderEmpty('No feedback yet.', hint);
  }
  return renderTable({
    labelledBy: 'answers',
    caption: 'Answers of the last 400 days, pages with the most to fix first',
    columns: ['Page', 'Yes', 'No', 'Helpful'],
    rows: pages.map(({ path, yes, no }) => [linkTo(path), yes, no, percent(yes, yes + no)]),
  });
}

function renderNotes(notes: readonly FeedbackNote[]) {
  if (notes.length === 0) {
    return renderEmpty('No comments yet.', 'After their answer, users can write what is missing.');
  }
  const shown = notes.slice(0, shownNotes);
  return html`<p><a href="/stats/feedback.csv" download>Download all ${notes.length} as CSV</a></p>
    <div class="scroll" role="region" aria-labelledby="notes" tabindex="0">
      <table class="texts">
        <caption>
          ${shown.length === notes.length ? 'All reasons' : `The last ${shownNotes} reasons`},
          newest first
        </caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Page</th>
            <th scope="col">Helpful</th>
            <th scope="col">Reason</th>
            <th scope="col">In their words</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            ({ day, path, isHelpful, reason, text }) =>
              html`<tr>
                <td><time>${day}</time></td>
                <th scope="row">${linkTo(path)}</th>
                <td>${isHelpful ? 'Yes' : 'No'}</td>
                <td>${reason}</td>
                <td>${text}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}
