import { execFileSync, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endProcess, freePort } from '../../scripts/processes.ts'

/** nginx with the sample of deploy/ as it stands, but for its ports, folders and certificate. */
export interface TestProxy {
  ports: { plain: number; tls: number }
  /** The certificate of `volan.example` and this machine, which nobody else trusts. */
  certificate: string
  /** The folder of its logs. */
  folder: string
  stop(): Promise<void>
}

const startMs = 5000

/** Can it be run on this machine? */
export function hasProxy(): boolean {
  return ['nginx', 'openssl'].every(isInstalled)
}

/** Starts it before product processes at three ports. */
export async function startProxy(productPorts: [number, number, number]): Promise<TestProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'volan-nginx-'))
  await chmod(folder, 0o755)
  const ports = { plain: await freePort(), tls: await freePort() }
  await writeSample(folder, ports, productPorts)
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: 'ignore',
  })
  const startedAt = performance.now()
  while (!(await answers(ports.tls))) {
    if (nginx.exitCode !== null || performance.now() - startedAt > startMs) throw new Error('nginx did not start')
    await sleep(50)
  }
  return {
    ports,
    certificate: await readFile(join(folder, 'volan.crt'), 'utf8'),
    folder,
    stop: async () => {
      await endProcess(nginx, 'SIGTERM')
      await rm(folder, { recursive: true })
    },
  }
}

async function writeSample(
  folder: string,
  ports: TestProxy['ports'],
  productPorts: [number, number, number],
): Promise<void> {
  const deploy = join(import.meta.dirname, '../../deploy')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const sample = await readFile(join(deploy, 'nginx.conf'), 'utf8')
  const changed = sample
    .replaceAll(/\/var\/log\/nginx|\/etc\/nginx\/tls/g, folder)
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${ports.tls} `)
    .replace('http {', `pid ${folder}/pid;\nhttp {\n${temporary.join('\n')}`)
  await writeFile(join(folder, 'nginx.conf'), changed)
  const upstream = await readFile(join(deploy, 'upstream.conf'), 'utf8')
  const here = [...productPorts]
  await writeFile(
    join(folder, 'upstream.conf'),
    upstream.replaceAll(/:300[123]/g, () => `:${here.shift()}`),
  )
  const names = ['-subj', '/CN=volan.example', '-addext', 'subjectAltName=DNS:volan.example,IP:127.0.0.1']
  const files = ['-keyout', join(folder, 'volan.key'), '-out', join(folder, 'volan.crt')]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...names, ...files], { stdio: 'ignore' })
  execFileSync('nginx', ['-t', '-q', '-p', folder, '-c', join(folder, 'nginx.conf')])
}

function isInstalled(command: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })
}
