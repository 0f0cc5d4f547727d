import { caliper, endMill, grinder, insert } from './shapes/cutters.ts'
import {
  badge,
  binder,
  books,
  calculator,
  certificate,
  coins,
  design,
  flipChart,
  gavel,
} from './shapes/desk.ts'
import type { Draw } from './drawing.ts'
import { board, capacitor, gateway, plug, powerModule, resistor, sensor } from './shapes/electronics.ts'
import { bolt, rivet } from './shapes/fasteners.ts'
import { flowMeter, membrane, pipe, pump, tank, valve } from './shapes/flow.ts'
import { battery, chargeGun, harness } from './shapes/electric.ts'
import { bottle, carton, crate, drum, pail, pallet, roll, sack, strap, tote } from './shapes/goods.ts'
import { balance, handGauge, hardness, microscope, tensile, thermometer } from './shapes/instruments.ts'
import { chamber, compressor, furnace, housing, injection, laser, lathe, measuring, mill, mould, placer, robot, surfaceGrinder } from './shapes/machines.ts' // prettier-ignore
import { bars, coil, magnets, plates, profile, steelFrame } from './shapes/metals.ts'
import { carrier, containers, conveyor, forklift, rack, truck } from './shapes/moving.ts'
import { building } from './shapes/places.ts'
import { glove, helmet, mask, shoes } from './shapes/protection.ts'
import { cabinet, camera, screen } from './shapes/screens.ts'
import {
  ballScrew,
  bearing,
  brakeDisc,
  controlArm,
  gear,
  rail,
  reducer,
  shaft,
  spindle,
} from './shapes/turning.ts'

/** All drawings, by the name that stands in their address, each with what is shown beside it in use: what it makes, or what it belongs to. */
export const drawings = {
  badge: [badge, 'binder'],
  balance: [balance, 'certificate'],
  ballScrew: [ballScrew, 'mill'],
  bars: [bars, 'lathe'],
  battery: [battery, 'truck'],
  bearing: [bearing, 'shaft'],
  binder: [binder, 'screen'],
  board: [board, 'placer'],
  bolt: [bolt, 'carton'],
  books: [books, 'flipChart'],
  bottle: [bottle, 'carton'],
  brakeDisc: [brakeDisc, 'truck'],
  building: [building, 'truck'],
  cabinet: [cabinet, 'conveyor'],
  calculator: [calculator, 'binder'],
  caliper: [caliper, 'shaft'],
  camera: [camera, 'conveyor'],
  capacitor: [capacitor, 'board'],
  carrier: [carrier, 'rack'],
  carton: [carton, 'pallet'],
  certificate: [certificate, 'binder'],
  chamber: [chamber, 'board', 'makes'],
  chargeGun: [chargeGun, 'battery'],
  coil: [coil, 'forklift'],
  coins: [coins, 'calculator'],
  compressor: [compressor, 'tank'],
  containers: [containers, 'truck'],
  controlArm: [controlArm, 'truck'],
  conveyor: [conveyor, 'robot'],
  crate: [crate, 'rack'],
  design: [design, 'screen'],
  drum: [drum, 'forklift'],
  endMill: [endMill, 'mill'],
  flipChart: [flipChart, 'binder'],
  flowMeter: [flowMeter, 'tank'],
  forklift: [forklift, 'rack'],
  furnace: [furnace, 'gear', 'makes'],
  gateway: [gateway, 'cabinet'],
  gavel: [gavel, 'certificate'],
  gear: [gear, 'reducer'],
  glove: [glove, 'plates'],
  grinder: [grinder, 'steelFrame'],
  handGauge: [handGauge, 'pipe'],
  hardness: [hardness, 'gear', 'makes'],
  harness: [harness, 'truck'],
  helmet: [helmet, 'glove'],
  housing: [housing, 'mill'],
  injection: [injection, 'crate', 'makes'],
  insert: [insert, 'lathe'],
  laser: [laser, 'pipe', 'makes'],
  lathe: [lathe, 'shaft', 'makes'],
  magnets: [magnets, 'carton'],
  mask: [mask, 'carton'],
  measuring: [measuring, 'housing', 'makes'],
  membrane: [membrane, 'tank'],
  microscope: [microscope, 'shaft', 'makes'],
  mill: [mill, 'housing', 'makes'],
  mould: [mould, 'injection'],
  pail: [pail, 'steelFrame'],
  pallet: [pallet, 'forklift'],
  pipe: [pipe, 'tank'],
  placer: [placer, 'board', 'makes'],
  plates: [plates, 'mill'],
  plug: [plug, 'gateway'],
  powerModule: [powerModule, 'board'],
  profile: [profile, 'conveyor'],
  pump: [pump, 'tank'],
  rack: [rack, 'forklift'],
  rail: [rail, 'mill'],
  reducer: [reducer, 'conveyor'],
  resistor: [resistor, 'board'],
  rivet: [rivet, 'carton'],
  robot: [robot, 'conveyor'],
  roll: [roll, 'carton'],
  sack: [sack, 'injection'],
  screen: [screen, 'lathe'],
  sensor: [sensor, 'tank'],
  shaft: [shaft, 'lathe'],
  shoes: [shoes, 'helmet'],
  spindle: [spindle, 'mill'],
  steelFrame: [steelFrame, 'building'],
  strap: [strap, 'carton'],
  surfaceGrinder: [surfaceGrinder, 'plates', 'makes'],
  tank: [tank, 'pump'],
  tensile: [tensile, 'bars', 'makes'],
  thermometer: [thermometer, 'tank'],
  tote: [tote, 'forklift'],
  truck: [truck, 'building'],
  valve: [valve, 'tank'],
} as const satisfies Record<string, readonly [draw: Draw, beside: string, relation?: 'makes']>

export type DrawingName = keyof typeof drawings

export const isDrawing = (name: string): name is DrawingName => Object.hasOwn(drawings, name)
