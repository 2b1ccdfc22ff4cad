/// The state, completed with settings of the phone.
///
/// - Parameters:
///   - isDark: Whether the phone is in dark mode; nil: the app sets the theme.
/// - Returns: The state with the color scheme of the phone, and without announcements of the page, because VoiceOver
///   reads those of the app more reliably. Settings that the app made are kept.
func withPhone(_ state: MapState, isDark: Bool?) -> MapState {
  var state = state
  if let isDark, chosenScheme(state.theme) == nil { state.theme = ThemeTopic(scheme: isDark ? .dark : .light) }
  var accessibility = state.accessibility ?? AccessibilityTopic()
  accessibility.announcements = accessibility.announcements ?? false
  state.accessibility = accessibility
  return state
}

/// The color scheme that the app chose for the map, or nil if that is the one of the phone.
func chosenScheme(_ theme: ThemeTopic?) -> ColorScheme? {
  guard let theme else { return nil }
  if theme.scheme != .auto { return theme.scheme }
  // The app's colors belong to its light theme.
  return theme.colors == nil ? nil : .light
}

/// The VoiceOver announcement of an event, or nil.
func announcement(of event: MapEvent, in venue: Venue?, _ state: MapState) -> String? {
  // The page announces events itself if the app enables it.
  if state.accessibility?.announcements == true { return nil }
  guard case .floorChange(let change) = event, change.reason != .initial else { return nil }
  return venue?.floor(change.floorId)?.name
}
