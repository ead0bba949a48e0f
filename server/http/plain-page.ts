import { html } from '../lib/html.ts'

/** A page that stands for itself: without script, and in no search engine. `language` is its tag. */
export function plainPage(language: string, { title, content }: { title: string; content: ReturnType<typeof html> }) {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/plain-page.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.text
}
