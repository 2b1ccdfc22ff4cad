/// A distance for people: 5-meter steps below one kilometer.
func formatDistance(_ meters: Double) -> String {
  let rounded = Int((meters / 5).rounded()) * 5
  return rounded < 1000 ? "\(rounded) m" : "\((meters / 100).rounded() / 10) km"
}

/// A walking time for people, at least one minute.
func formatDuration(_ seconds: Double) -> String {
  "\(max(1, Int((seconds / 60).rounded()))) min"
}
