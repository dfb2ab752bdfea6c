// Plots of docs/bench, each from the numbers of a run if available.
import { toSvg } from './plot.mjs';

const PLOTS = [
  {
    file: 'cpu-by-merchants',
    title: 'CPU a relayed GET, ms',
    xLabel: 'merchants in the registry',
    series: { 'hosts by Zipf': 'cpuByMerchants' },
  },
  {
    file: 'memory-by-merchants',
    title: 'Resident memory after the start, MB',
    xLabel: 'merchants in the registry',
    series: { resident: 'rssByMerchants' },
  },
  {
    file: 'start-by-merchants',
    title: 'Start to ready, ms',
    xLabel: 'merchants in the registry',
    series: { start: 'startByMerchants' },
  },
  {
    file: 'cpu-by-pages',
    title: 'CPU a warm page, ms',
    xLabel: 'pages asked in turn',
    series: { '/m/home': 'cpuByPages' },
  },
  {
    file: 'memory-by-pages',
    title: 'Resident memory, MB (10,000 merchants known)',
    xLabel: 'pages asked in turn',
    series: { resident: 'rssByPages' },
  },
  {
    file: 'cpu-by-instances',
    title: 'CPU a request of a mix, instances and Redis together, ms',
    xLabel: 'instances',
    series: { mix: 'cpuByInstances' },
  },
];

/** SVG texts by file name. */
export function drawPlots(figures) {
  return PLOTS.flatMap(({ file, title, xLabel, series }) => {
    const lines = Object.entries(series)
      .filter(([, key]) => figures[key])
      .map(([name, key]) => ({ name, points: figures[key] }));
    return lines.length === 0 ? [] : [{ file: `${file}.svg`, title, text: toSvg({ title, xLabel, lines }) }];
  });
}
