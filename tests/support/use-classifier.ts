// A setup file is run again before each file of tests, what it imports once a worker: reading takes a twentieth of a second.
import './learned-classifier.ts'
