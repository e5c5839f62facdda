import type { APIRoute } from 'astro';
import { LANGUAGES, type Language } from '../../game/shown.ts';
import { homeOf } from '../../routes.ts';
import { words } from '../../words/site.ts';

/** What makes the site an app on a phone, one in each language. */
export function getStaticPaths() {
  return LANGUAGES.map((language) => ({ params: { language }, props: { language } }));
}

export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => {
  const { name, description } = words[language];
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return new Response(
    JSON.stringify({
      name,
      short_name: name,
      description,
      lang: language,
      id: homeOf(language),
      start_url: homeOf(language),
      scope: '/',
      display: 'standalone',
      background_color: '#fbf7ef',
      theme_color: '#1f4f8f',
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        icon(192, 'any'),
        icon(512, 'any'),
        icon(512, 'maskable'),
      ],
    }),
  );
};
