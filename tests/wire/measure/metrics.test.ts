// Figures of a site: the bodies that it refuses count as no fault, so they are sent before any other request.
import '@/tests/wire/attacks/bodies';
import './metrics';
