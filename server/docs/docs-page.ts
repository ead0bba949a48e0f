import { html, type Html } from '../lib/html.ts'
import { errorContent, type Content } from './answers.ts'
import { type Operation, type Paths } from './openapi.ts'
import { typeOf, type Schema } from './type-text.ts'

interface Call {
  method: string
  path: string
  operation: Operation
}

/** The page of all calls by part, and of their shared types, made from the OpenAPI document. */
export function docsPage(paths: Paths, types: Record<string, Schema>): string {
  const calls = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]): Call => ({ method: method.toUpperCase(), path, operation })),
  )
  const parts = [...Map.groupBy(calls, ({ path }) => /^\/([\w-]+)/.exec(path)?.[1] ?? '')].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Calls · Volan</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body>
        <main>
          <h1>Calls</h1>
          <p>
            Send the identity token as <code>auth</code> or as <code>Authorization: Bearer</code>. Nodes answer at both
            endings, <code>.json</code> and <code>/.json</code>. For programs:
            <a href="/api/openapi.json">OpenAPI document</a>. Errors are answered as <a href="#type-Error">Error</a>.
          </p>
          <nav aria-label="Parts">
            <ul>
              ${parts.map(([name]) => html`<li><a href="#${name}">${name}</a></li>`)}
              <li><a href="#types">types</a></li>
            </ul>
          </nav>
          ${parts.map(
            ([name, own]) =>
              html`<section id="${name}">
                <h2>${name}</h2>
                ${own.map((call) => article(call))}
              </section>`,
          )}
          <section id="types">
            <h2>types</h2>
            ${Object.entries(types).map(([name, schema]) => typeArticle(name, schema))}
          </section>
        </main>
      </body>
    </html>`
  return page.text
}

function article({ method, path, operation }: Call): Html {
  const { operationId, summary, parameters, requestBody, responses } = operation
  const answers = Object.entries(responses)
  return html`<article id="${operationId}">
    <h3><span class="method">${method}</span> <code>/api${path}</code></h3>
    <p>${withCode(summary)}</p>
    <dl>
      ${row('Who', html`${whoMay(operation)}`)}
      ${
        parameters.length > 0 &&
        row(
          'Parameters',
          html`<ul>
            ${parameters.map((parameter) => parameterItem(parameter))}
          </ul>`,
        )
      }
      ${requestBody && row('Body', html`${withCode(requestBody.description)} ${shapes(requestBody.content)}`)}
      ${answers.map(([status, answer]) => row(status, html`${withCode(answer.description)} ${answerShapes(answer)}`))}
    </dl>
  </article>`
}

/** Omits the shape of errors, which the page describes once. */
function answerShapes({ content }: Operation['responses'][string]): Html | false {
  return content !== errorContent && shapes(content)
}

/** The types of a body or answer, as code with links to the types they name. */
function shapes(content: Content = {}): Html {
  return html`${Object.entries(content).map(
    ([type, { schema }]) => html`<pre><code>${type === 'application/json' ? typeOf(schema) : type}</code></pre>`,
  )}`
}

function typeArticle(name: string, { description, ...schema }: Schema): Html {
  return html`<article id="type-${name}">
    <h3>${name}</h3>
    ${description !== undefined && html`<p>${withCode(description)}</p>`}
    <pre><code>${typeOf(schema)}</code></pre>
  </article>`
}

function row(term: string, what: Html): Html {
  return html`<div>
    <dt>${term}</dt>
    <dd>${what}</dd>
  </div>`
}

function parameterItem({ name, in: place, description }: Operation['parameters'][number]): Html {
  return html`<li>
    <code>${name}</code> in the ${place}${description !== undefined && html`: ${withCode(description)}`}
  </li>`
}

function whoMay({ security: [first = {}], 'x-role': role }: Operation): string {
  if (role !== undefined) return `whoever is logged in as ${role}`
  if ('auth' in first) return 'whoever is logged in'
  return 'session' in first ? 'a browser with its session cookie' : 'anybody'
}

/** Turns text between backticks into code. */
function withCode(text: string): Html {
  const pieces = text.split('`').map((piece, i) => (i % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`))
  return html`${pieces}`
}
