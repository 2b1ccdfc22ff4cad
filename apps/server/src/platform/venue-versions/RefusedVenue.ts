import type { Finding } from '@mezzanine/mvf';
import { maxReportEntries } from '@mezzanine/api-contract/venue-version-schemas';
import { RequestProblem } from '../../problem/RequestProblem.ts';

/** A venue file that is not published. The problem lists the validator's findings. */
export class RefusedVenue extends RequestProblem {
  readonly findings: readonly Finding[];

  constructor(detail: string, findings: readonly Finding[]) {
    super(422, detail);
    this.findings = findings.slice(0, maxReportEntries);
    this.extensions = { findings: this.findings };
  }
}
