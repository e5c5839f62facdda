import type { VNode } from 'preact';
import type { LabLanguage } from '../say-figure.ts';
import { drawHistogram } from './charts/histogram.ts';
import { drawIntervals } from './charts/intervals.ts';
import { drawScatter } from './charts/scatter.ts';
import { element } from './element.ts';
import type { Chart, Part, Report, Section, Table } from './report.ts';
import { reportSayer, type SayReport } from './say.ts';

/** A report, drawn: the same on the command line's page and on one of the site. */
export function ReportView({ report }: { readonly report: Report }): VNode {
  const { language, facts, findings, sections } = report;
  const say = reportSayer(language);
  return element(
    'div',
    { class: 'lab-report' },
    element(
      'dl',
      { class: 'lab-facts' },
      ...facts.map(([name, value]) =>
        element('div', null, element('dt', null, name), element('dd', null, value)),
      ),
    ),
    findings.length === 0
      ? null
      : element(
          'section',
          { class: 'lab-short' },
          element('h2', null, say('short')),
          element('ul', null, ...findings.map((finding) => element('li', null, finding))),
        ),
    ...sections.map((section) => drawSection(section, report)),
    again(report, say),
  );
}

function drawSection({ id, title, about, parts }: Section, { language, command }: Report): VNode {
  return element(
    'section',
    { class: 'lab-section', id: `lab-${id}` },
    element('h2', null, title),
    about === undefined ? null : element('p', { class: 'lab-about' }, about),
    ...parts.map((part) => drawPart(part, language, command)),
  );
}

function drawPart({ sentences, chart, table }: Part, language: LabLanguage, command: string): VNode {
  return element(
    'figure',
    { class: 'lab-figure' },
    chart ? drawChart(chart, language) : null,
    table ? drawTable(table) : null,
    element(
      'figcaption',
      null,
      element('ul', null, ...sentences.map((sentence) => element('li', null, sentence))),
      chart ? element('code', { class: 'lab-from' }, command) : null,
    ),
  );
}

function drawChart(chart: Chart, language: LabLanguage): VNode {
  switch (chart.is) {
    case 'histogram':
      return drawHistogram(chart, language);
    case 'intervals':
      return drawIntervals(chart, language);
    case 'scatter':
      return drawScatter(chart, language);
  }
}

function drawTable({ head, rows }: Table): VNode {
  return element(
    'div',
    { class: 'lab-table', tabIndex: 0 },
    element(
      'table',
      null,
      element(
        'thead',
        null,
        element('tr', null, ...head.map((name) => element('th', { scope: 'col' }, name))),
      ),
      element(
        'tbody',
        null,
        ...rows.map(([name, ...values]) =>
          element(
            'tr',
            null,
            element('th', { scope: 'row' }, name),
            ...values.map((value) => element('td', null, value)),
          ),
        ),
      ),
    ),
  );
}

function again({ command, digest, link }: Report, say: SayReport): VNode {
  return element(
    'section',
    { class: 'lab-again' },
    element('h2', null, say('again')),
    element('p', null, say('promise')),
    element('p', null, say('again-about')),
    element('pre', null, element('code', null, command)),
    ...(link === undefined
      ? []
      : [element('p', null, say('again-link')), element('p', null, element('a', { href: link }, link))]),
    ...(digest === undefined
      ? []
      : [
          element('p', null, say('digest-about')),
          element('p', null, `${say('digest')}: `, element('code', null, digest)),
        ]),
  );
}
