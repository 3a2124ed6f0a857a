package quinas.e2e;

import com.microsoft.playwright.Page;

/// The page of the settings.
final class Settings {

  private final Page page;

  private Settings(Page page) {
    this.page = page;
  }

  static Settings open(Page page, String site) {
    page.navigate(site + "/#/settings");
    return new Settings(page);
  }

  /// @param label part of what stands beside the box
  Settings check(String label) {
    page.getByLabel(label).check();
    return this;
  }
}
