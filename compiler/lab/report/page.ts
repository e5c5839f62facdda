import { h, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { element } from './element.ts';
import type { Report } from './report.ts';
import { reportSayer } from './say.ts';
import { ReportView } from './view.ts';

/** A report as one file that needs nothing else: no script, no picture, no font from anywhere. */
export function reportPage(report: Report, css: string): string {
  const { language, title } = report;
  const page = element(
    'html',
    { lang: language },
    element(
      'head',
      null,
      element('meta', { charset: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      // Whatever a game is called, nothing in here runs and nothing is fetched.
      element('meta', {
        'http-equiv': 'Content-Security-Policy',
        content: "default-src 'none'; style-src 'unsafe-inline'",
      }),
      element('title', null, title),
      element('style', { dangerouslySetInnerHTML: { __html: css } }),
    ),
    element(
      'body',
      null,
      element('main', null, element('h1', null, title), h(ReportView, { report }) as VNode),
      element('footer', null, element('p', null, reportSayer(language)('page-by'))),
    ),
  );
  return `<!doctype html>\n${renderToString(page)}\n`;
}
