import {
  Cctv,
  Headset,
  HouseWifi,
  KeyRound,
  Leaf,
  Lightbulb,
  Lock,
  type LucideIcon,
  Radar,
  ShieldCheck,
  Siren,
  Smartphone,
  Thermometer,
  Workflow,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  cctv: Cctv,
  headset: Headset,
  'house-wifi': HouseWifi,
  'key-round': KeyRound,
  leaf: Leaf,
  lightbulb: Lightbulb,
  lock: Lock,
  radar: Radar,
  'shield-check': ShieldCheck,
  siren: Siren,
  smartphone: Smartphone,
  thermometer: Thermometer,
  workflow: Workflow,
}

/** The icon that the catalog names for a feature or category. */
export function SecurityIcon({ name, className }: { name: string; className: string }) {
  const Icon = icons[name] ?? ShieldCheck
  return <Icon aria-hidden className={className} strokeWidth={1.75} />
}
