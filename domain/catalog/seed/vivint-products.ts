import type { CatalogueInput } from '../catalogue-content.ts'
import { providerClaims as claims } from './marketing-claims.ts'

type Security = CatalogueInput['guides']['security']

/** The four feature cards under 'Smart Home Solutions' (specification, section 2). */
export const smartHomeFeatures: Security['features'] = [
  {
    title: 'Home Security',
    icon: 'shield-check',
    text: 'Sensors on doors, windows and in rooms, with monitoring day and night.',
  },
  {
    title: 'Video Monitoring',
    icon: 'cctv',
    text: 'Cameras outside, at the door and indoors, seen from your phone.',
  },
  { title: 'Smart Climate', icon: 'thermometer', text: 'Heating and cooling that follow your day.' },
  { title: 'Access Control', icon: 'key-round', text: 'Locks, keypads and the garage door from one app.' },
]

/** Brand A's devices in six categories (specification, section 2), with the provider's own figures. */
const products: Security['vivint']['products'] = [
  {
    id: 'cameras',
    name: 'Professional Security Cameras',
    icon: 'cctv',
    description: 'Video outside, at the door and in the house.',
    items: [
      {
        name: 'Outdoor Camera',
        uses: ['outdoors', 'recording'],
        description: 'Watches the yard and the driveway and tells people from passing cars.',
        features: [`${claims.clipSeconds}-second clips of what it notices`, 'Night vision', 'Two-way talk'],
      },
      {
        name: 'Spotlight Camera',
        uses: ['outdoors'],
        description: 'Lights up the place where somebody moves.',
        features: ['Light that follows movement', 'Works with the outdoor camera', 'Adjustable brightness'],
      },
      {
        name: 'Doorbell Camera',
        uses: ['doorbell', 'outdoors'],
        description: 'Shows who is at the door, and the package on the step.',
        features: ['View from head to feet', 'Two-way talk', 'Package notices'],
      },
      {
        name: 'Indoor Camera Pro',
        uses: ['indoors'],
        description: 'A room camera with a sharper picture and a call button.',
        features: ['High resolution', 'One-touch calls to the family', 'Privacy shutter in the app'],
      },
      {
        name: 'Indoor Camera',
        uses: ['indoors'],
        description: 'A room camera for a look at home from anywhere.',
        features: ['Live view', 'Two-way talk', 'Night vision'],
      },
      {
        name: 'Playback DVR',
        uses: ['recording'],
        description: 'Keeps the recordings of the cameras at home.',
        features: [
          `Stores ${claims.dvrStorageDays} days of recordings`,
          `Supports up to ${claims.dvrCameras} cameras`,
          'Playback in the app',
        ],
      },
    ],
  },
  {
    id: 'access',
    name: 'Smart Access Control Systems',
    icon: 'lock',
    description: 'Let people in and lock up without keys.',
    items: [
      {
        name: 'Smart Lock',
        description: 'A deadbolt with a keypad that also locks from the app.',
        features: [
          `Up to ${claims.accessCodesPerLock} access codes`,
          'Locks itself on a schedule',
          'Log of who came in',
        ],
      },
      {
        name: 'Key Fob',
        description: 'Arms and disarms the system from your key ring.',
        features: [`Range of ${claims.keyFobRangeFeet} ft`, 'Panic button', 'No phone needed'],
      },
      {
        name: 'Garage Hub',
        description: 'Opens and closes the garage door from the app.',
        features: ['Notice when the door stays open', 'Closes on a schedule', 'Fits most openers'],
      },
      {
        name: 'Keypad',
        description: 'A second place to arm and disarm the system.',
        features: ['Wireless', 'Emergency buttons', 'Backlit keys'],
      },
    ],
  },
  {
    id: 'energy',
    name: 'Smart Energy Management',
    icon: 'leaf',
    description: 'Heating, cooling and devices that run only when needed.',
    items: [
      {
        name: 'Smart Thermostat',
        uses: ['voice'],
        description: 'Sets the temperature by schedule and by whether somebody is home.',
        features: ['Schedules', 'Away mode with the alarm', 'Control by app and voice'],
      },
      {
        name: 'Smart Plug',
        description: 'Switches a lamp or device from the app.',
        features: ['Schedules', 'Rules with sensors', 'No wiring'],
      },
    ],
  },
  {
    id: 'lighting',
    name: 'Smart Lighting Solutions',
    icon: 'lightbulb',
    description: 'Light when you come home, and while you are away.',
    items: [
      {
        name: 'Smart Bulb',
        description: 'A dimmable bulb that works with the rest of the system.',
        features: ['Schedules', 'Turns on with an alarm', 'Dims in the app'],
      },
    ],
  },
  {
    id: 'sensors',
    name: 'Security Sensors & Detection',
    icon: 'radar',
    description: 'Notice a door, a window or a movement.',
    items: [
      {
        name: 'Smart Sensor',
        description: 'Tells when a door or window opens.',
        features: ['Small and wireless', 'Notices knocks and vibration', 'Long battery life'],
      },
      {
        name: 'Motion Sensor',
        uses: ['pets'],
        description: 'Tells when somebody moves in a room.',
        features: ['Ignores small pets', 'Wireless', 'Wide angle'],
      },
      {
        name: 'Glass Break Sensor',
        description: 'Hears the sound of breaking glass.',
        features: ['Covers several windows', 'Wireless', 'Also active while you are home'],
      },
    ],
  },
  {
    id: 'safety',
    name: 'Safety & Environmental Protection',
    icon: 'siren',
    description: 'Water, smoke, gas, and help at the press of a button.',
    items: [
      {
        name: 'Water Sensor',
        uses: ['leaks'],
        description: 'Notices a leak before it becomes a flood.',
        features: ['Notice on the phone', 'Also reports temperature', 'Wireless'],
      },
      {
        name: 'Smoke and CO Detector',
        description: 'Reports smoke and carbon monoxide to the monitoring center.',
        features: ['Two detectors in one', 'Loud siren', 'Monitored around the clock'],
      },
      {
        name: 'Emergency Pendant',
        uses: ['help'],
        description: 'Calls for help from anywhere in the house.',
        features: [`Range of ${claims.pendantRangeFeet} ft`, 'Water resistant', 'Worn or carried'],
      },
    ],
  },
]

/** The four figures of brand A's 'Why Choose' section (specification, sections 2 and 9): the provider's own claims. */
const stats: Security['vivint']['stats'] = [
  { figure: claims.vivint.customersProtected, label: 'customers protected' },
  { figure: claims.vivint.yearsOfExperience, label: 'years of experience' },
  { figure: claims.reliability, label: 'system reliability' },
  { figure: '24/7', label: 'professional monitoring' },
]

export const vivintRange: Security['vivint'] = { features: [], products, stats }
