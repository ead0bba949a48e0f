/** Thousands of live connections from one process: bare sockets that speak just enough, so that the crowd costs little. */
import { connect, type Socket } from 'node:net'
import { livePath, type ClientFrame } from '../contract/live.ts'

/** One of the crowd. */
export interface Member {
  socket: Socket
  /** When it last heard of an event. */
  heardAt: number
  isOpen: boolean
}

/** How many are opened at once. */
const atOnce = 200

/** Opens WebSockets, each of which greets with frames; answers when the last topic of each is confirmed. */
export function openSockets(address: string, count: number, frames: ClientFrame[]): Promise<Member[]> {
  const text = frames.map(maskedFrame)
  return openAll(count, () => openSocket(address, Buffer.concat(text), frames.length - 1))
}

/** Opens streams of events; answers when each has its first event. */
export function openStreams(address: string, count: number, path: string): Promise<Member[]> {
  return openAll(count, () =>
    openMember(address, requestFor(address, path, 'accept: text/event-stream'), (text, member) => {
      if (text.includes('event: put')) member.isOpen = true
    }),
  )
}

/** Ends them all, without a farewell. */
export function leave(members: Member[]): void {
  for (const { socket } of members) socket.destroy()
}

/** Opens one WebSocket; fails with what was answered when it is no WebSocket. */
export function openSocket(address: string, greeting: Buffer, topics: number): Promise<Member> {
  let confirmed = 0
  let isUpgraded = false
  const headers = 'upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=='
  return openMember(address, requestFor(address, livePath, headers, 'Upgrade'), (text, member) => {
    if (!isUpgraded) {
      if (!text.startsWith('HTTP/1.1 101')) return void member.socket.destroy(new Error(text.slice(0, 60)))
      isUpgraded = true
      member.socket.write(greeting)
    }
    confirmed += text.split('"type":"subscribed"').length - 1
    if (confirmed >= topics) member.isOpen = true
  })
}

/** A client's frame of text; a mask of zeros leaves it as it is. */
export function maskedFrame(frame: ClientFrame): Buffer {
  const text = Buffer.from(JSON.stringify(frame))
  const length =
    text.length < 126 ? Buffer.from([0x80 | text.length]) : Buffer.from([0xfe, text.length >> 8, text.length & 255])
  return Buffer.concat([Buffer.from([0x81]), length, Buffer.alloc(4), text])
}

async function openAll(count: number, open: () => Promise<Member>): Promise<Member[]> {
  const members: Member[] = []
  while (members.length < count) {
    members.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, count - members.length) }, open))))
  }
  return members
}

function requestFor(address: string, path: string, headers: string, connection = 'keep-alive'): string {
  return `GET ${path} HTTP/1.1\r\nhost: ${new URL(address).host}\r\nconnection: ${connection}\r\n${headers}\r\n\r\n`
}

function openMember(address: string, request: string, take: (text: string, member: Member) => void): Promise<Member> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  const member: Member = { socket, heardAt: 0, isOpen: false }
  return new Promise((resolve, reject) => {
    socket.on('connect', () => socket.write(request))
    socket.on('data', (data) => {
      if (!member.isOpen) {
        take(data.toString('latin1'), member)
        if (member.isOpen) resolve(member)
      } else if (data.length > 60) {
        // Longer than a heartbeat: an event.
        member.heardAt = performance.now()
      }
    })
    socket.on('error', reject)
    socket.on('close', () => {
      member.isOpen = false
      reject(new Error('Closed'))
    })
  })
}
