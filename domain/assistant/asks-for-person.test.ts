import { expect, test } from 'vitest'
import { asksForPerson } from './asks-for-person.ts'
import { TALK_TO_PERSON } from './chat-texts.ts'
import { wishesPerson } from './wishes-person.ts'

test.each([
  TALK_TO_PERSON,
  'Can I speak with a real human, please?',
  'talk to someone',
  'Let me chat with one of your agents',
  'HUMAN',
  'i wanna talk to a supervisor',
  'a real person please',
  ...['get me a human', 'real person pls', 'operator', 'customer service', 'customer service rep please'],
  ...['can i get a rep', 'need an agent asap', 'id like a representative', 'give me a live agent'],
  ...['put me through to an operator', 'transfer me to a manager', 'get me someone', 'get somebody now'],
  ...[
    'any humans here?',
    'is there a real person',
    'is a rep available',
    'is there a person i can chat with',
  ],
  ...[
    'can a human help me',
    'could a representative take over',
    'someone i can talk to?',
    'deal with a human',
  ],
  ...['connect me w an agent', 'let me talk to a manager', 'is anyone there'],
])('"%s" asks for a person', text => expect(asksForPerson(text)).toBe(true))

test.each([
  'i hate u this bot sucks get me a human',
  'this is useless, i want a real person',
  'OMG!!! representative!!!',
  'you are so dumb human please',
  'no no no. operator',
  'wtf i said agent',
  'stop wasting my time and give me a fucking person',
  'i dont want to talk to a bot',
  'im done talking with this stupid robot',
  'i dont want a bot i want a human',
  'how much is spectrum? never mind, get me an agent',
])('"%s" does, with anger or more around it', text => expect(asksForPerson(text)).toBe(true))

test.each([
  'quiero hablar con una persona',
  '¿puedo hablar con alguien?',
  'necesito un agente',
  'una persona real por favor',
  'representante',
  'comuníqueme con un asesor',
  '¿hay alguien ahí?',
  'no entiendo, quiero hablar con un representante',
  'servicio al cliente',
])('"%s" does, in Spanish', text => expect(asksForPerson(text)).toBe(true))

test.each([
  'can a live person take over',
  'switch me to an operator',
  'enough of the bot give me a person',
  'id rather ask a person that',
])('"%s" means one, by its rules or by what is learned', text => expect(wishesPerson(text)).toBe(true))

test.each([
  'How much speed does one person need?',
  'When does the representative call?',
  'Is this a chat?',
  'are you a real person',
  'can i speak spanish with somebody',
  'hay alguien que hable español',
  'My agent sold me cable',
  'do i have to talk to someone to order',
  'do i need an agent',
  'i dont need a person',
  'i dont want to talk to anyone just tell me the price',
  'get somebody to install it',
  'i need internet for a person who games',
  '1 person',
  'one person',
  'for 4 people',
  'this bot sucks',
  'spectrum customer service number',
  'how do i get customer service from xfinity',
  'is there an employee discount',
  'cuanto cuesta para una persona',
  'que internet necesita una persona',
  '',
])('"%s" does not', text => expect([text, wishesPerson(text)]).toEqual([text, false]))
