import type { CatalogueInput } from '../catalogue-content.ts'
import { providerClaims as claims } from './marketing-claims.ts'

type Security = CatalogueInput['guides']['security']

/** What brand B's section starts with (specification, section 2). */
const features: Security['adt']['features'] = [
  { title: '24/7 Monitoring', icon: 'headset', text: 'Monitoring centers answer alarms day and night.' },
  { title: 'Video Security', icon: 'cctv', text: 'Cameras indoors and outdoors with recordings in the app.' },
  { title: 'Smart Home Control', icon: 'smartphone', text: 'Locks, lights and climate in one place.' },
  {
    title: 'Home Automation',
    icon: 'workflow',
    text: 'Devices that act together on a schedule or an event.',
  },
]

/** Brand B's devices in four categories (specification, section 2). */
const products: Security['adt']['products'] = [
  {
    id: 'cameras',
    name: 'Security Cameras',
    icon: 'cctv',
    description: 'Video outside, at the door and in the house.',
    items: [
      {
        name: 'Doorbell Camera',
        uses: ['doorbell', 'outdoors', 'recording'],
        description: 'Shows and records who is at the door.',
        features: ['Two-way talk', 'Night vision'],
      },
      {
        name: 'Outdoor Camera',
        uses: ['outdoors'],
        description: 'Watches the yard in any weather.',
        features: ['Weatherproof', 'Night vision'],
      },
      {
        name: 'Indoor Camera',
        uses: ['indoors'],
        description: 'A look at home from anywhere.',
        features: ['Live view', 'Two-way talk'],
      },
    ],
  },
  {
    id: 'access',
    name: 'Access Control',
    icon: 'lock',
    description: 'Doors that open for the right people.',
    items: [
      {
        name: 'Smart Lock',
        description: 'Locks and unlocks by code or app.',
        features: ['Codes for guests', 'Notices'],
      },
      {
        name: 'Garage Controller',
        description: 'Opens and closes the garage door from the app.',
        features: ['Notices', 'Schedules'],
      },
    ],
  },
  {
    id: 'sensors',
    name: 'Detection Sensors',
    icon: 'radar',
    description: 'Notice intrusion, smoke, gas and water.',
    items: [
      {
        name: 'Door and Window Sensor',
        description: 'Tells when an opening is opened.',
        features: ['Wireless', 'Monitored'],
      },
      {
        name: 'Motion Detector',
        uses: ['pets'],
        description: 'Tells when somebody moves in a room.',
        features: ['Ignores small pets', 'Monitored'],
      },
      {
        name: 'Smoke and CO Detector',
        description: 'Reports smoke and carbon monoxide.',
        features: ['Loud siren', 'Monitored'],
      },
      {
        name: 'Flood Sensor',
        uses: ['leaks'],
        description: 'Reports water where it should not be.',
        features: ['Wireless', 'Monitored'],
      },
    ],
  },
  {
    id: 'smart-home',
    name: 'Smart Home Integration',
    icon: 'house-wifi',
    description: 'The rest of the house in the same app.',
    items: [
      {
        name: 'Smart Thermostat',
        uses: ['voice'],
        description: 'Heating and cooling by schedule.',
        features: ['Away mode', 'Control by voice'],
      },
      {
        name: 'Smart Lights and Plugs',
        description: 'Lamps and devices by schedule or event.',
        features: ['Schedules', 'Rules'],
      },
      {
        name: 'Voice Assistants',
        uses: ['voice'],
        description: 'Arm the system and ask for its state by voice.',
        features: ['Arm by voice', 'Status by voice'],
      },
    ],
  },
]

/** The figures of brand B's 'Why Choose' section (specification, sections 2 and 9): the provider's own claims. */
const stats: Security['adt']['stats'] = [
  { figure: claims.adt.customersProtected, label: 'customers protected' },
  { figure: claims.adt.yearsOfExperience, label: 'years of experience' },
  { figure: '24/7', label: 'professional monitoring' },
]

export const adtRange: Security['adt'] = { features, products, stats }
