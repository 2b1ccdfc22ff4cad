/// Texts in the system's storage, as the values that they represent, with bindings of both.
extension String {
  var settings: AppSettings {
    get { AppSettings(text: self) }
    set { self = newValue.text }
  }

  var backStack: BackStack {
    get { BackStack(text: self) }
    set { self = newValue.text }
  }
}
