// Holds objects, as JSON on the input, against the schemas of Kubernetes and of Prometheus' operator; writes their faults as a list.
import { readFileSync } from 'node:fs';
import { ServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';

const MODELS = [
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
  ServiceMonitor,
];

function faultOf(object) {
  const Model = MODELS.find(
    ({ apiVersion, kind }) => apiVersion === object.apiVersion && kind === object.kind,
  );
  if (!Model) return [`${object.apiVersion} ${object.kind} is not known`];
  try {
    new Model(object).validate();
    return [];
  } catch (error) {
    return [`${object.kind}: ${error.message}`];
  }
}

const objects = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(objects.flatMap(faultOf)));
