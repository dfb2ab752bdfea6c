// Runs a program of an installed package in the foreground and returns its exit code.
import { fromRoot } from '../bootstrap/root.mjs';
import { startNode, whenEnded } from './children.mjs';

/** `place` is the program's file in node_modules. */
export const runTool = ([place, ...args]) =>
  whenEnded(startNode([fromRoot('node_modules', place), ...args], { env: process.env }));
