// Only the parts of these packages' types that the audit uses. They are installed when the
// benchmark runs, so the repository's type check cannot depend on their types.

declare module 'lighthouse' {
  interface Item {
    readonly resourceType?: string;
    readonly transferSize?: number;
    readonly node?: { readonly selector?: string };
    readonly description?: string;
    readonly url?: string;
  }
  interface Audit {
    readonly title: string;
    readonly score: number | null;
    readonly numericValue?: number;
    readonly details?: { readonly items?: readonly Item[] };
  }
  interface Category {
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  }
  interface Result {
    readonly lhr: {
      readonly runtimeError?: { readonly message: string };
      readonly audits: Readonly<Record<string, Audit>>;
      readonly categories: Readonly<Record<string, Category>>;
    };
  }
  export default function lighthouse(
    address: string,
    flags: { readonly port: number; readonly logLevel: 'silent' },
  ): Promise<Result | undefined>;
}

declare module 'chrome-launcher' {
  export function launch(options: {
    readonly chromePath: string;
    readonly chromeFlags: readonly string[];
    readonly logLevel: 'silent';
  }): Promise<{ readonly port: number; kill(): void }>;
}
