// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "solady/auth/Ownable.sol";
import {ISolvency} from "../../src/ISolvency.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {ITaxedBase} from "../../templates/token/ITaxedBase.sol";
import {HolderDividends} from "../../templates/token/HolderDividends.sol";
import {IHolderDividends} from "../../templates/token/IHolderDividends.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {FlashHolder, HolderContract, RewardToken} from "../fixtures/DividendActors.sol";
import {DividendFixture} from "../fixtures/DividendFixture.sol";
import {IVenuePair, IWrappedNative} from "../fixtures/VenueFixture.sol";

/// @notice A token that pays its holders, and how tests feed it.
abstract contract HolderDividendsHarness is DividendFixture {
    uint256 internal constant STAKE = 10_000e18;
    bytes4 internal constant THRESHOLD_TOO_HIGH = IHolderDividends.Token_DividendThresholdTooHigh.selector;
    bytes4 internal constant INTERVAL_OUT_OF_RANGE = IHolderDividends.Token_DividendIntervalOutOfRange.selector;

    /// @notice Holds tokens for the platform, as of the token's creation.
    HolderContract internal holder;
    HolderDividends internal token;
    IVenuePair internal pair;

    function setUp() public virtual override {
        super.setUp();
        holder = new HolderContract(HolderContract.Door.Open, address(0));
        vm.prank(platform);
        registry.addContract(address(holder), ContractRoles.HOLDS);
        token = deployDividend(templateId(), dividendArrays(templateId(), plainDraft_()));
        pair = launchWithPool(asTaxed());
        // Whoever needs tokens gets them from an account that is never counted.
        uint256 rest = token.balanceOf(alice);
        vm.prank(alice);
        token.transfer(DEAD, rest);
    }

    function templateId() internal pure virtual returns (uint256);

    // Constructor

    function asTaxed() internal view returns (TaxedToken) {
        return TaxedToken(address(token));
    }

    /// @dev Moves between wallets are free of tax here, so that amounts are round.
    function plainDraft_() internal view returns (TaxedDraft memory draft) {
        draft = dividendDraft();
        draft.transferTaxBps = 0;
        (draft.walletLimit, draft.swapLimit) = (SUPPLY, SUPPLY);
    }

    /// @notice Whether dividends are paid in the token itself.
    function isSelf() internal pure returns (bool) {
        return templateId() == SELF_TEMPLATE;
    }

    function another(Arrays memory a) internal returns (HolderDividends) {
        bytes12 seed = bytes12(keccak256(abi.encode(a.numbers)));
        return HolderDividends(address(deployTaxed(templateId(), alice, a, seed)));
    }

    /// @notice A purchase for an account that is never counted leaves its tax behind.
    function feedTaxes() internal {
        vm.prank(carol);
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 20 ether}(
            0, pathOf(wrappedNative, address(token)), DEAD, block.timestamp
        );
    }

    /// @notice Makes taxes and turns them into dividends, one step a block. @return added What came in for holders.
    function feed() internal returns (uint256 added) {
        (uint256 before,,) = token.dividendTotals();
        feedTaxes();
        if (templateId() == REWARD_TEMPLATE) nextBlocks(BLOCKS_OF_A_LOOK);
        for (uint256 i = 0; i < 4 && added == 0; ++i) {
            nextBlocks(1);
            asTaxed().swapBack();
            (added,,) = token.dividendTotals();
            added -= before;
        }
        assertGt(added, 0, "nothing was added");
    }

    function give(address account, uint256 amount) internal {
        move(DEAD, account, amount);
    }

    function move(address from, address to, uint256 amount) internal {
        vm.prank(from);
        token.transfer(to, amount);
    }

    function burn(address from, uint256 amount) internal {
        vm.prank(from);
        token.burn(amount);
    }

    function list(address account, bool listed) internal {
        address[] memory accounts = new address[](1);
        accounts[0] = account;
        vm.prank(alice);
        asTaxed().setBlacklist(accounts, listed);
    }

    /// @notice Gives the token vault some of everything that it may hold.
    function donate() internal {
        address tokenVault = asTaxed().tokenVault();
        reward.mint(tokenVault, 1e24);
        give(tokenVault, THRESHOLD / 2);
        vm.startPrank(carol);
        IWrappedNative(wrappedNative).deposit{value: 5 ether}();
        IWrappedNative(wrappedNative).transfer(tokenVault, 5 ether);
        vm.stopPrank();
    }

    function expectSolvent() internal view {
        ISolvency.AssetSolvency[] memory assets = ISolvency(address(token)).solvency();
        for (uint256 i = 0; i < assets.length; ++i) {
            assertGe(assets[i].held, assets[i].owed, "insolvent");
        }
    }
}
