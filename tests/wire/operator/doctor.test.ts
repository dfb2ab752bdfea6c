// Beside one running site: another one whose merchants lack calls, and the doctor, which plants faults last.
import './switched-off';
import './doctor';
