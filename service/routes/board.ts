import { Hono } from 'hono'
import { getBoard, getBoardColumn } from '#service/domain/board.ts'
import * as wire from '#wire/board.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const board = new Hono<ServiceEnv>()

mount(board, wire.getBoard, (unit, { query }) => getBoard(unit, query))
mount(board, wire.getBoardColumn, (unit, { params, query }) => getBoardColumn(unit, { ...params, ...query }))
