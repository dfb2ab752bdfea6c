{{- define "site.image" -}}
{{ .Values.image.repository }}{{ if .Values.image.digest }}@{{ .Values.image.digest }}{{ else if .Values.image.tag }}:{{ .Values.image.tag }}{{ else }}:{{ .Chart.AppVersion }}{{ end }}
{{- end -}}
