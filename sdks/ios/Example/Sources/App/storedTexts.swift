/// Texts in the storage of the system, as the values that they stand for. Bindings of a text have bindings of them.
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
