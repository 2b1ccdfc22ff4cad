import type { PageViewService } from './PageViewService.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's gtag.js, loaded with the first report. Its automatic page views are disabled. */
export function gtagService({
  measurementId,
}: {
  readonly measurementId: string;
}): PageViewService {
  let isLoaded = false;

  // The library requires the arguments object and ignores arrays.
  const gtag: (...command: readonly unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params -- gtag.js requires the arguments object
    (window.dataLayer ??= []).push(arguments);
  };

  function load(): void {
    isLoaded = true;
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
    document.head.append(script);
    gtag('js', new Date());
    gtag('config', measurementId, { send_page_view: false });
  }

  return {
    report({ path, title }) {
      if (!isLoaded) load();
      gtag('event', 'page_view', {
        page_path: path,
        page_title: title,
        page_location: `${window.location.origin}${path}`,
        send_to: measurementId,
      });
    },
  };
}
