// Hosts of a small network on this machine: each a network namespace, all on one bridge that the machine is on too.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { openSync } from 'node:fs'

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })

export class Network {
  readonly hosts: Host[] = []
  /** Names of what is made begin with this: nothing of others is touched. */
  private readonly prefix = `pw${process.pid}`
  private readonly subnet = `10.213.${randomInt(1, 250)}`
  private readonly bridge = `${this.prefix}b`

  constructor() {
    run('ip', 'link', 'add', this.bridge, 'type', 'bridge')
    run('ip', 'addr', 'add', `${this.subnet}.1/24`, 'dev', this.bridge)
    run('ip', 'link', 'set', this.bridge, 'up')
  }

  add(name: string): Host {
    const number = this.hosts.length + 11
    const namespace = `${this.prefix}-${name}`
    const [outside, inside] = [`${this.prefix}v${number}`, `${this.prefix}w${number}`]
    const address = `${this.subnet}.${number}`
    run('ip', 'netns', 'add', namespace)
    const host = new Host(name, address, namespace)
    this.hosts.push(host)
    run('ip', 'link', 'add', outside, 'type', 'veth', 'peer', 'name', inside)
    run('ip', 'link', 'set', inside, 'netns', namespace)
    run('ip', 'link', 'set', outside, 'master', this.bridge, 'up')
    run('ip', '-n', namespace, 'addr', 'add', `${address}/24`, 'dev', inside)
    run('ip', '-n', namespace, 'link', 'set', inside, 'up')
    run('ip', '-n', namespace, 'link', 'set', 'lo', 'up')
    return host
  }

  /** Ends everything that runs on the hosts, and takes the network away. */
  remove(): void {
    for (const host of this.hosts) {
      host.crash()
      run('ip', 'netns', 'del', host.namespace)
    }
    run('ip', 'link', 'del', this.bridge)
  }
}

export class Host {
  readonly name: string
  readonly address: string
  readonly namespace: string

  constructor(name: string, address: string, namespace: string) {
    this.name = name
    this.address = address
    this.namespace = namespace
  }

  /** Runs a program on the host as the user of PostgreSQL. */
  start(logFile: string, ...command: string[]): ChildProcess {
    const log = openSync(logFile, 'a')
    const asUser = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command]
    return spawn('ip', ['netns', 'exec', this.namespace, ...asUser], { stdio: ['ignore', log, log] })
  }

  /** Ends all that runs on the host at once, as a loss of power does. */
  crash(): void {
    const pids = run('ip', 'netns', 'pids', this.namespace).toString().split('\n').filter(Boolean)
    for (const pid of pids) {
      try {
        process.kill(Number(pid), 'SIGKILL')
      } catch {
        // It went with its parent.
      }
    }
  }

  /** Cuts the network to other hosts: nothing that is sent there arrives, and nobody is told. */
  cutOff(others: readonly Host[]): void {
    for (const other of others)
      run('ip', '-n', this.namespace, 'route', 'add', 'blackhole', `${other.address}/32`)
  }

  /** Mends what was cut. */
  mend(others: readonly Host[]): void {
    for (const other of others)
      run('ip', '-n', this.namespace, 'route', 'del', 'blackhole', `${other.address}/32`)
  }
}
