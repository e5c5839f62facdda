import pageCss from '../../../compiler/lab/report/page.css?raw';
import reportCss from '../../../compiler/lab/report/report.css?raw';
import type { Report } from '../../../compiler/lab/report/report.ts';

/** Hands a file to the person, made here. */
export function save(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // It is being saved by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The report as a page that needs nothing else; what writes it is fetched only then. */
export async function savePage(name: string, report: Report): Promise<void> {
  const { reportPage } = await import('../../../compiler/lab/report/page.ts');
  save(name, 'text/html', reportPage(report, `${pageCss}\n${reportCss}`));
}
