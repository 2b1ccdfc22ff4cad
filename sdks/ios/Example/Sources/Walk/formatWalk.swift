/// Formats a distance: in steps of 5 meters below one kilometer.
func formatDistance(_ meters: Double) -> String {
  let rounded = Int((meters / 5).rounded()) * 5
  return rounded < 1000 ? "\(rounded) m" : "\((meters / 100).rounded() / 10) km"
}

/// Formats a walking time: at least one minute.
func formatDuration(_ seconds: Double) -> String {
  "\(max(1, Int((seconds / 60).rounded()))) min"
}
